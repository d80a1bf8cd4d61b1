import tailwindcss from "@tailwindcss/vite";
export default [tailwindcss()];
