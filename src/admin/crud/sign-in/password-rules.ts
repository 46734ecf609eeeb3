/** Length of a new password: Supabase's minimum is 6; bcrypt reads 72 bytes. */
export const NEW_PASSWORD = { minLength: 10, maxLength: 72 };
