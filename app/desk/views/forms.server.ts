import * as z from "zod";
import { viewedListNames, viewLimits } from "../../../domain/desk-view/desk-view.ts";
import { line, ticked } from "../../../platform/http/fields.server.ts";

const name = line(viewLimits.name).pipe(z.string().min(1, "nameRequired"));

export const saveForm = z.object({
  list: z.enum(viewedListNames),
  query: line(1_000),
  name,
  shared: ticked,
  replaces: ticked,
});

export const changeForm = z.object({ id: z.uuid(), name, shared: ticked });

export const removeForm = z.object({ id: z.uuid() });
