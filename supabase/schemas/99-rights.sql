-- The law of functions that nobody is named for: nobody calls them. Postgres gives each new one to everybody; what is granted
-- beside each stays.

revoke all on all functions in schema public, private from public;
