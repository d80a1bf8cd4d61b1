export { Form, type FormProps } from "./Form.tsx";
export { type FormProblem } from "./Form.tsx";
