export { Toaster } from "./Toaster.tsx";
export { toast, type ToastOptions } from "./toastStore.ts";
