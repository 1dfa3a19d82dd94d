import { contentRecord, contentRevision, contentVersion } from "./content.table.ts";
import { image, imageRendition } from "./image.table.ts";
import { impersonal, type DataOfNoun } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  impersonal(contentRecord, "the site's own texts; people in them (team, testimonials) are changed on the desk"),
  impersonal(contentRevision, "changes of the site's own texts; their authors stand there by an id of their account"),
  impersonal(contentVersion, "a counter"),
  impersonal(image, "the site's pictures, with what allows us to show them; they are changed on the desk"),
  impersonal(imageRendition, "the site's pictures"),
];
