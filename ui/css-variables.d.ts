import "react";

declare module "react" {
  // Allows CSS variables in React's `style` property, because React's own type does not contain them.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
