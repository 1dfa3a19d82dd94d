export const words = {
  title: "Your startup’s team",
  roles: { owner: "Owner", editor: "Editor", reader: "Reader" },
  since: (date: string) => `since ${date}`,
};
