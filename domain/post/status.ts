import type { PostStatus } from "./post.ts";

type Dated = { publishedAt: Date | null; scheduledFor: Date | null };

export function statusOf(rows: readonly Dated[]) {
  const publishedAt = rows.find((row) => row.publishedAt)?.publishedAt ?? null;
  const scheduledFor = rows.find((row) => row.scheduledFor)?.scheduledFor ?? null;
  const status: PostStatus = publishedAt ? "published" : scheduledFor ? "scheduled" : "draft";
  return { status, publishedAt, scheduledFor };
}
