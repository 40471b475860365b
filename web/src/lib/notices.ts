// Notices on this device: the browser's part. The server is told where its push service takes them.

import { ask, post } from "./api";
import { deviceName, read, write } from "./passkeys";
import { prefs } from "./prefs.svelte";
import type { NewDevice, NoticeInfo } from "./wire";

/** Whether notices can be shown here: on a secure page, and on some phones in the installed app alone. */
export const canShowNotices = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const worker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.ready;

/** How the server calls this device, if it asked for notices. */
export async function thisDevice(): Promise<string | null> {
  if (!canShowNotices() || !(await navigator.serviceWorker.getRegistration())) return null;
  const subscription = await (await worker()).pushManager.getSubscription();
  return subscription && idOf(subscription.endpoint);
}

export async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Ask the person, then the browser, then the server. False if the person does not want it. */
export async function beTold(key: string): Promise<NoticeInfo | false> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await worker();
  const before = await pushManager.getSubscription();
  const known = before?.options.applicationServerKey;
  if (before && (!known || write(known) !== key)) await before.unsubscribe(); // the server has another key by now
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: read(key) });
  return post<NoticeInfo>("/api/me/notices/devices", bodyOf(subscription.toJSON()));
}

export function bodyOf({ endpoint, keys }: PushSubscriptionJSON): NewDevice {
  const { p256dh = "", auth = "" } = keys ?? {};
  return { endpoint: endpoint ?? "", key: p256dh, auth, name: deviceName(), language: prefs.language };
}

/** Tell a device no more; this one's push service is told as well. */
export async function dropDevice(id: string, here: string | null): Promise<NoticeInfo> {
  const info = await ask<NoticeInfo>("DELETE", `/api/me/notices/devices/${id}`);
  if (id === here) await (await (await worker()).pushManager.getSubscription())?.unsubscribe();
  return info;
}

/** The minute of the day of a clock time, and back: 22:30 is 1350. */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
const two = (number: number): string => String(number).padStart(2, "0");
export const timeOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
