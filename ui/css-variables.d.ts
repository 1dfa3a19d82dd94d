import "react";

declare module "react" {
  // React's type for style properties does not allow CSS variables.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
