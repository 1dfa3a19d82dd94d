import * as z from "zod";
import { line } from "./fields.server.ts";
import { siteAddress } from "./site-address.ts";

function addressLike(longest: number, wrong: string, isGood: (url: URL, typed: string) => boolean) {
  return line(longest, wrong).transform((typed, { issues }) => {
    if (typed === "") return "";
    const address = siteAddress(typed);
    if (address && address.length <= longest && isGood(new URL(address), typed)) return address;
    issues.push({ code: "custom", message: wrong, input: typed });
    return z.NEVER;
  });
}

const longest = 300;
const isSafe = ({ protocol }: URL) => protocol === "https:";

/** A form field for an http or https URL or nothing; https is added if the scheme is missing. */
export const siteField = (most: number, wrong: string) => addressLike(most, wrong, () => true);

/** A form field for an https URL or nothing; https is added if the scheme is missing. */
export const webAddress = (wrong: string) => addressLike(longest, wrong, isSafe);

export const linkedInAddress = (wrong: string) =>
  addressLike(
    longest,
    wrong,
    (url, typed) => isSafe(url) && /^https:/i.test(typed) && /^([a-z]+\.)?linkedin\.com$/.test(url.hostname),
  );
