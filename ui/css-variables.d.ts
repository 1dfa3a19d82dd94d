import "react";

declare module "react" {
  // React's own type knows no variables, which our styles are drawn by.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
