import type { FormEvent } from "react";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { NavigationProvider } from "../navigation/NavigationProvider.tsx";
import { Button } from "./Button.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("Button", () => {
  it("acts on click, Enter and Space", async () => {
    const onClick = vi.fn();
    const { user } = renderUi(<Button onClick={onClick}>Deposit</Button>);
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.memberBlock.deposit") }),
    );
    await user.keyboard("{Enter}");
    await user.keyboard(" ");
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it("does not submit a form unless its type is submit", async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Button>Reveal</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await user.click(screen.getByRole("button", { name: "Reveal" }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("keeps its name and stays focusable while loading, but neither reacts to a press nor submits a form", async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Sign in
        </Button>
      </form>,
    );
    const button = screen.getByRole("button", { name: "Sign in" });
    await user.tab();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(button).toHaveAttribute("aria-disabled", "true");
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("is skipped by the keyboard when disabled", async () => {
    const { user } = renderUi(<Button disabled>Withdraw</Button>);
    await user.tab();
    expect(screen.getByRole("button", { name: "Withdraw" })).toBeDisabled();
    expect(document.body).toHaveFocus();
  });

  it("stays focusable and describes why it is disabled when it has a reason", async () => {
    const onClick = vi.fn();
    const { user } = renderUi(
      <Button
        disabled
        disabledReason="Add a bank account first"
        onClick={onClick}
      >
        Withdraw
      </Button>,
    );
    await user.tab();
    const button = screen.getByRole("button", { name: "Withdraw" });
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription("Add a bank account first");
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it("is a real link when it has an href", async () => {
    const navigate = vi.fn();
    const { user } = renderUi(
      <NavigationProvider navigate={navigate}>
        <Button href="/promotions">All promotions</Button>
      </NavigationProvider>,
    );
    const link = screen.getByRole("link", { name: "All promotions" });
    expect(link).toHaveAttribute("href", "/promotions");
    await user.click(link);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/promotions");
  });

  it("passes on the attributes that an overlay sets on its trigger", () => {
    renderUi(
      <Button aria-haspopup="menu" aria-expanded={false} data-state="closed">
        Account
      </Button>,
    );
    const button = screen.getByRole("button", {
      name: "Account",
      expanded: false,
    });
    expect(button).toHaveAttribute("data-state", "closed");
    expect(button).toHaveAttribute("aria-haspopup", "menu");
  });
});
