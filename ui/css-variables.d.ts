import "react";

declare module "react" {
  // React's own type does not allow CSS variables.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
