export const words = {
  menu: "Menu",
  home: "Home",
  signOut: "Sign out",
  loading: "Loading...",
};
