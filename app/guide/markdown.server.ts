import MarkdownIt from "markdown-it";

const markdown = new MarkdownIt({ html: false });

markdown.renderer.rules["link_open"] = (tokens, index, options, _, renderer) => {
  tokens[index]?.attrSet("rel", "noopener");
  return renderer.renderToken(tokens, index, options);
};

/** Renders a day's Markdown as HTML; raw HTML in the Markdown is escaped. */
export const renderMarkdown = (text: string) => markdown.render(text);
