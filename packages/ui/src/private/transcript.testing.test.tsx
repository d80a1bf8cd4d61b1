import { describe, expect, it } from "vitest";
import { renderUi } from "./testing.tsx";
import { transcript } from "./transcript.testing.ts";

describe("transcript", () => {
  it("reads role, name, value, states and description of fields", () => {
    const { container } = renderUi(
      <form aria-label="Sign in">
        <label htmlFor="name">
          User <b>name</b> <i aria-hidden>*</i>
        </label>
        <input
          id="name"
          required
          aria-invalid
          aria-describedby="help"
          aria-errormessage="wrong"
          defaultValue="la"
        />
        <p id="help">6 to 12 letters</p>
        <p id="wrong">Too short</p>
        <input type="password" aria-label="Password" defaultValue="still" />
        <input type="checkbox" aria-label="Remember" defaultChecked />
        <button type="button" aria-pressed="false" disabled>
          Show <span>password</span>
        </button>
      </form>,
    );
    expect(transcript(container)).toEqual([
      'form "Sign in"',
      '"User name"',
      'textbox "User name" = "la", required, invalid, described "6 to 12 letters", error "Too short"',
      '"6 to 12 letters"',
      '"Too short"',
      'password "Password" = 5 hidden',
      'checkbox "Remember", checked',
      'button "Show password", disabled, not pressed',
    ]);
  });

  it("reads a dialog with its live regions, and nothing that is hidden", () => {
    renderUi(
      <div role="dialog" aria-modal="true" aria-labelledby="title">
        <h2 id="title">Deposit</h2>
        <p>
          Choose a <a href="/x">way</a>
        </p>
        <div role="status" />
        <div role="status">3 found</div>
        <p hidden>secret</p>
        <ul>
          <li>
            <button type="button" aria-expanded="true" aria-haspopup="listbox">
              Bank
            </button>
          </li>
        </ul>
        <div role="progressbar" aria-label="Sent" aria-valuenow={40} />
      </div>,
    );
    expect(transcript()).toEqual([
      'dialog "Deposit", modal',
      'heading "Deposit", level 2',
      '"Choose a"',
      'link "way"',
      "status",
      '"3 found"',
      'button "Bank", expanded, opens listbox',
      'progressbar "Sent" = 40',
    ]);
  });

  it("marks the focused element", () => {
    const { getByRole, container } = renderUi(
      <button type="button">Send</button>,
    );
    getByRole("button").focus();
    expect(transcript(container)).toEqual(['button "Send", focused']);
  });
});
