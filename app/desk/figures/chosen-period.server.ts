import { periodOf } from "../../../domain/figure/period.ts";

/** The period named in the URL. */
export const chosenPeriod = (request: Request) => periodOf(new URL(request.url).searchParams.get("period"));
