/** What makes a picture an image of that name; without one it only decorates. */
export const named = (label: string | undefined) =>
  label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": "true" } as const);
