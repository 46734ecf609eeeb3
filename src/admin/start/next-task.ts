/** Lets the browser answer who is typing before what comes next. */
export const nextTask = () => new Promise<void>((next) => setTimeout(next));
