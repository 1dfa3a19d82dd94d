import tlsOptions from "smtp-server/lib/tls-options.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ActiveCampaignPeer, type CrmMode, startActiveCampaignPeer } from "../../e2e/peers/active-campaign.ts";
import { createActiveCampaign } from "./active-campaign.server.ts";
import { CrmError, retryAfter } from "./crm-request.server.ts";
import { crmContactOf, type LeadToDeliver } from "./lead-deliveries.ts";

const simulatorLead: LeadToDeliver = {
  id: crypto.randomUUID(),
  form: "simulator",
  email: "marie@startup.example",
  lang: "fr",
  payload: { companyName: "Étang SAS", monthlyRevenue: "12 000", projectedRevenue: 48_000, growthMultiple: 4 },
};
const contactLead: LeadToDeliver = {
  id: crypto.randomUUID(),
  form: "contact",
  email: "paul@startup.example",
  lang: "en",
  payload: { fullName: "Paul Durand", message: "Two desks?\nFrom May.", topic: "coworking" },
};

const peers: ActiveCampaignPeer[] = [];
let peer: ActiveCampaignPeer;
beforeEach(async () => void peers.push((peer = await startActiveCampaignPeer())));
afterEach(() => Promise.all(peers.splice(0).map(({ close }) => close())));

const deliverWith =
  (crm = createActiveCampaign({ url: peer.url, key: peer.key, timeoutMs: 300 })) =>
  (lead: LeadToDeliver, again = false) =>
    crm.deliver({
      contact: crmContactOf(lead, "yes"),
      marker: `the-lab ${lead.id}`,
      again,
      beforeRequest: async () => {},
      signal: new AbortController().signal,
    });
const failure = (delivered: Promise<void>) =>
  delivered.then(
    () => "delivered",
    (error: unknown) => (error instanceof CrmError ? `${error.kind}: ${error.message}` : error),
  );
const fieldsOf = (email: string) => Object.fromEntries(peer.contacts.get(email)?.fields ?? []);

test("each form arrives with the specification's own fields and tag, and a note", async () => {
  const deliver = deliverWith();
  await deliver(simulatorLead);
  await deliver(contactLead);
  expect(fieldsOf("marie@startup.example")).toEqual({
    companyName: "Étang SAS",
    monthlyRevenue: "12 000",
    projectedRevenue: "48000",
    growthMultiple: "4",
    marketingConsent: "yes",
  });
  expect(fieldsOf("paul@startup.example")).toMatchObject({
    fullName: "Paul Durand",
    message: "Two desks?\nFrom May.",
    topic: "coworking",
  });
  expect(peer.contacts.get("paul@startup.example")?.firstName).toBe("Paul Durand");
  expect(peer.tags.map(({ tag }) => tag)).toEqual(["Simulator", "Coworking"]);
  expect(peer.contactTags).toHaveLength(2);
  expect(peer.notes.map(({ note }) => note)).toEqual([
    expect.stringContaining(`companyName: Étang SAS`),
    expect.stringContaining(`[the-lab ${contactLead.id}]`),
  ]);
  expect(peer.fields.every(({ relations }) => relations.length === 1)).toBe(true);
});

test("delivered twice, and by another server, it has no second effect; three requests are enough for the next lead", async () => {
  await deliverWith()(simulatorLead);
  const deliver = deliverWith();
  await deliver(simulatorLead, true);
  const before = peer.requests.length;
  await deliver({ ...simulatorLead, id: crypto.randomUUID(), email: "other@startup.example" });
  expect(peer.requests.length - before).toBe(3);
  expect([
    peer.contacts.size,
    peer.contactTags.length,
    peer.notes.length,
    peer.fields.length,
    peer.tags.length,
  ]).toEqual([2, 2, 2, 5, 1]);
});

test("fields and tags that were there are used, however many there are", async () => {
  for (let i = 0; i < 230; i += 1) peer.seed({ field: `other${i}`, tag: `Simulator ${i}` });
  peer.seed({ field: "companyName", tag: "Simulator" });
  await deliverWith()(simulatorLead);
  expect(fieldsOf("marie@startup.example")).toMatchObject({ companyName: "Étang SAS" });
  expect(peer.fields.filter(({ perstag }) => perstag === "COMPANYNAME")).toHaveLength(1);
  expect(peer.tags.filter(({ tag }) => tag === "Simulator")).toHaveLength(1);
});

test("a tag that was deleted over there is made again", async () => {
  const deliver = deliverWith();
  await deliver(simulatorLead);
  peer.tags.length = 0;
  await deliver({ ...simulatorLead, email: "paul@startup.example" });
  expect(peer.tags.map(({ tag }) => tag)).toEqual(["Simulator"]);
  expect(peer.notes).toHaveLength(2);
});

test("a contact is deleted with its tags and notes, others stay; deleted twice it is gone once", async () => {
  const crm = createActiveCampaign({ url: peer.url, key: peer.key, timeoutMs: 300 });
  const forget = () =>
    failure(
      crm.forget({
        email: "Marie@startup.example",
        beforeRequest: async () => {},
        signal: new AbortController().signal,
      }),
    );
  await deliverWith(crm)(simulatorLead);
  await deliverWith(crm)(contactLead);
  await peer.set("500");
  expect(await forget()).toBe("down: status 500");
  await peer.set("drop");
  expect(await forget()).toBe("down: unreachable");
  await peer.set("ok");
  expect([await forget(), await forget()]).toEqual(["delivered", "delivered"]);
  expect([...peer.contacts.keys()]).toEqual(["paul@startup.example"]);
  expect([peer.contactTags.length, peer.notes.length]).toEqual([1, 1]);
});

describe("what it answers decides what happens next", () => {
  test.each<[CrmMode, string]>([
    ["down", "down: unreachable"],
    ["hang", "down: unanswered"],
    ["429", "down: status 429"],
    ["500", "down: status 500"],
    ["403", "refused: status 403"],
    ["malformed", "down: malformed answer"],
    ["redirect", "refused: status 302"],
    ["drop", "down: unreachable"],
  ])("%s", async (mode, outcome) => {
    const deliver = deliverWith();
    await peer.set(mode);
    expect(await failure(deliver(simulatorLead))).toBe(outcome);
    await peer.set("ok");
    expect(await failure(deliver(simulatorLead, true))).toBe("delivered");
    expect([peer.contacts.size, peer.contactTags.length, peer.notes.length]).toEqual([1, 1, 1]);
  });

  test("data that it will never take", async () => {
    expect(await failure(deliverWith()({ ...simulatorLead, email: "refused@startup.example" }))).toBe(
      "refused: status 422",
    );
  });

  test("a certificate that nobody vouches for", async () => {
    const { key, cert } = tlsOptions();
    const impostor = await startActiveCampaignPeer({ tls: { key, cert } });
    peers.push(impostor);
    expect(await failure(deliverWith(createActiveCampaign(impostor))(simulatorLead))).toBe("down: certificate");
    expect(impostor.requests).toEqual([]);
  });

  test.each([
    [null, undefined],
    ["7", 7_000],
    ["Sat, 21 Nov 2026 09:00:30 GMT", 30_000],
    ["Sat, 21 Nov 2020 09:00:30 GMT", 0],
    ["999999", 3_600_000],
    ["soon", undefined],
  ])("Retry-After: %s", (header, ms) => expect(retryAfter(header, Date.UTC(2026, 10, 21, 9))).toBe(ms));
});
