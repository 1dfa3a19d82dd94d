import { expect, test } from "vitest";
import { sourceOf } from "./lead-source.server.ts";

const site = "https://lab.example";
const source = (path: string | null, visit?: string, objects = false) =>
  sourceOf({ referer: path && `${site}${path}`, visit, objects }, site);

test("a page is counted by its own address, never by the key of somebody's link", () => {
  const key = `${"A".repeat(43)}=`;
  expect(source(`/application/drafts/${key}`)).toEqual({ page: "/application/drafts/:accessToken" });
  expect(source(`/application/status/${key}/change?lang=fr`)).toEqual({
    page: "/application/status/:accessToken/change",
  });
  expect(source("/programme")).toEqual({ page: "/program" });
  expect(source("/blog/bsa-air-plafond")).toEqual({ page: "/blog/bsa-air-plafond" });
  expect(source("/no/such/page")).toEqual({});
});

test("campaign and first page come with the form, or stand in the address it was sent from", () => {
  const campaign = { utm_source: "radio", gclid: "x" };
  expect(source("/contact", "utm_source=radio&gclid=x&began=%2Fprogramme")).toEqual({
    page: "/contact",
    first: "/program",
    campaign,
  });
  expect(source("/contact?utm_source=radio&gclid=x&began=%2F")).toEqual({ page: "/contact", first: "/", campaign });
});

test("of what a stranger writes there only known words are kept, and no longer ones than an address needs", () => {
  const visit = new URLSearchParams({ began: "https://evil.example/", role: "admin", utm_term: "x".repeat(900) });
  expect(source("/contact", String(visit))).toEqual({ page: "/contact", campaign: { utm_term: "x".repeat(200) } });
  expect(sourceOf({ referer: "https://evil.example/contact?gclid=x", visit: "\uD800", objects: false }, site)).toEqual(
    {},
  );
  const campaign = { utm_source: "radio" };
  expect(source("/contact", "utm_source=ra%00dio")).toEqual({ page: "/contact", campaign });
  expect(source("/contact?utm_source=ra%00dio")).toEqual({ page: "/contact", campaign });
  expect(sourceOf({ referer: "nonsense", visit: undefined, objects: false }, site)).toEqual({});
});

test("of who objects to being counted the page is known, and nothing of the way there", () => {
  expect(source("/contact?gclid=x", "utm_source=radio&began=%2F", true)).toEqual({ page: "/contact" });
});
