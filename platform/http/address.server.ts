import * as z from "zod";
import { line } from "./fields.server.ts";

/** An https address on the public web, without a name, a password or a port smuggled in. */
function isWebAddress(address: string) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === "https:" && /\w\.[a-z][a-z\d-]+$/i.test(hostname) && port + username + password === "";
}

/** A page of LinkedIn itself. */
function isLinkedIn(address: string) {
  return isWebAddress(address) && /^([a-z]+\.)?linkedin\.com$/.test(new URL(address).hostname);
}

const longest = 300;

/** An https address, or nothing; without a scheme it gets one. */
export const webAddress = (wrong: string) =>
  line(longest, wrong)
    .transform((typed) => (typed === "" || /^[a-z][\w+.-]*:|^\//i.test(typed) ? typed : `https://${typed}`))
    .pipe(z.string().max(longest, wrong))
    .refine((address) => address === "" || isWebAddress(address), wrong);

/** The address of a page of LinkedIn, or nothing. */
export const linkedInAddress = (wrong: string) =>
  line(longest, wrong).pipe(z.string().refine((address) => address === "" || isLinkedIn(address), wrong));
