export { sessionMachine } from "./session.machine.ts";
export {
  sessionView,
  type SessionKind,
  type SessionView,
} from "./session.view.ts";
export { passwordDues } from "./session.types.ts";
export type {
  PasswordDue,
  LoadMemberOutput,
  RestoreOutput,
  SessionEvent,
  SessionMember,
  SessionNotice,
} from "./session.types.ts";
