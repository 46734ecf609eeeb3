/*
 * Runs React in the task of its own file (hosting/admin-chunks.ts). A package of this kind runs when something asks for
 * it, which otherwise is the last file: together with it a task of half a second on a phone.
 */
import 'react-dom/client';
