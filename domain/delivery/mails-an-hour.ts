/** Messages that one address gets in any hour, whatever forms were filled in with it. */
export const mailsAnHour = 3;
