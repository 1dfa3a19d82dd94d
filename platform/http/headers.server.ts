export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ...(secure && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}

export type ThirdParties = { scripts?: string[]; images?: string[]; connections?: string[]; frames?: string[] };

/** `scriptSources` are the hashes of the scripts if the page is cached, otherwise a nonce (docs/decisions/0033). */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  secure: boolean,
  { scripts = [], images = [], connections = [], frames = [] }: ThirdParties,
) {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources, ...scripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...images].join(" "),
    ...(connections.length > 0 ? [["connect-src 'self'", ...connections].join(" ")] : []),
    ...(frames.length > 0 ? [["frame-src", ...frames].join(" ")] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
