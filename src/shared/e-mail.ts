/** As the HTML standard defines a valid e-mail address, with a dot in its domain. As Postgres reads it, too. */
export const E_MAIL = /^[a-z0-9_.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
