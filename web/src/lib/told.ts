/** A text that the server tells: the words and the rules of a game with which this client was not built. */
export async function told(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
