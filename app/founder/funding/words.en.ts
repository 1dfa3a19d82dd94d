export const words = {
  title: "Grants & Funding",
  label: "Funding",
  tabs: { trends: "Regional trends", banks: "Bank financing", public: "Public aid" },
  trends: {
    title: "No regional numbers yet",
    text: "We publish a number here once it has a source and a date. Until then there is none, for any region.",
  },
  banks: {
    title: "No bank product listed yet",
    text: "Overdrafts, innovation loans and leasing will each be described with their amounts and conditions, source included.",
  },
  public: {
    title: "No public aid listed yet",
    text: "Each grant will state who pays it, who can apply and by when. We don’t list one we haven’t checked.",
  },
  complete:
    "Your profile is complete: region, sector and stage are already there to match you with what you can claim.",
  incomplete: "Matching will use your region, sector and stage. Your profile is the part you can do now.",
  profile: "Open my profile",
};
