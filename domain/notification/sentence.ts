import type { Lang } from "../../platform/language/language.ts";
import type { NotificationData, NotificationKind } from "./notification.ts";
import { sentences as en } from "./notification-words.en.ts";
import { sentences as fr } from "./notification-words.fr.ts";

const sentences = { en, fr };

export const sentenceOf = (lang: Lang, { kind, data }: { kind: NotificationKind; data: NotificationData }) =>
  sentences[lang][kind](data);
