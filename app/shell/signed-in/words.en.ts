export const words = {
  menu: "Menu",
  home: "Home",
  signOut: "Sign out",
  loading: "Loading...",
  notifications: (unread: number) => (unread === 0 ? "Notifications" : `Notifications, ${unread} unread`),
};
