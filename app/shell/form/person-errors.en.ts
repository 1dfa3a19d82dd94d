export const emailErrors = {
  emailRequired: { message: "E-mail required", detail: "Enter your e-mail address" },
  emailInvalid: { message: "Invalid e-mail format", detail: "Enter a valid e-mail address" },
};

export const fullNameErrors = {
  nameRequired: { message: "Name required", detail: "Enter your full name" },
  nameTooLong: { message: "Name too long", detail: "Your name must be at most 160 characters long" },
};

export const nameErrors = {
  firstNameRequired: { message: "First name required", detail: "Enter your first name" },
  lastNameRequired: { message: "Last name required", detail: "Enter your last name" },
  nameTooLong: { message: "Name too long", detail: "Please use at most 80 characters" },
};
