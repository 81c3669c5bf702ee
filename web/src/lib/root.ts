// The folder that the page lies in: `/` at a server, any other where plain files are put down. Built files lie in `assets` in it.
export const ROOT = import.meta.env.PROD ? new URL(/* @vite-ignore */ "../", import.meta.url).pathname : "/";
