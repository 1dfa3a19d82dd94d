import { useWords } from "../shell/language.tsx";
import type { ShownPost } from "./cover.tsx";
import { PostCard } from "./post-card.tsx";
import { blogWords } from "./words.ts";

export function PostList({ posts }: { posts: ShownPost[] }) {
  const words = useWords(blogWords);
  return (
    <ul className="post-grid" aria-label={words.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
