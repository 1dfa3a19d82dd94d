/** Tests use these values to follow links and sign in after upgrading an old installation. */
export const known = {
  commit: "62f7b3d",
  secret: "the secret of the installation of before",
  password: "the password of the installation of before",
  sessions: { founder: "founder-session-of-before".padEnd(43, "f"), admin: "admin-session-of-before".padEnd(43, "a") },
  /** The administrator's authenticator key, in base 32, and a recovery code. */
  authenticator: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  recoveryCode: "AAAA-BBBB-CCCC-DDDD",
  erased: "erased@before.example",
  /** The states that an unsent mail can have. The backup contains, for each kind of mail, one mail in each state. */
  mails: ["waiting", "postponed", "stuck"],
  links: {
    signUp: "5b1e0000-0000-4000-8000-000000000001",
    reset: "5b1e0000-0000-4000-8000-000000000002",
    emailChange: "5b1e0000-0000-4000-8000-000000000003",
    setup: "5b1e0000-0000-4000-8000-000000000004",
    privacyLink: "5b1e0000-0000-4000-8000-000000000005",
    export: "5b1e0000-0000-4000-8000-000000000006",
    erasure: "5b1e0000-0000-4000-8000-000000000007",
    resume: "5b1e0000-0000-4000-8000-000000000008",
    draft: "5b1e0000-0000-4000-8000-000000000009",
    newsletterRequest: "5b1e0000-0000-4000-8000-00000000000a",
    newsletter: "5b1e0000-0000-4000-8000-00000000000b",
    newsletterConfirmed: "5b1e0000-0000-4000-8000-00000000000c",
    issue: "5b1e0000-0000-4000-8000-00000000000d",
    guide: "5b1e0000-0000-4000-8000-00000000000e",
  },
} as const;
