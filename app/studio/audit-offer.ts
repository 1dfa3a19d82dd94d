import { createContext } from "react";
import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";

export type AuditOffer = { title: string; notice: Resolved<Notice>; marketing: Resolved<Consent> };

export const AuditOfferContext = createContext<AuditOffer | null>(null);
