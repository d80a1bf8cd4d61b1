import type { FormEvent } from "react";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { CountBadge } from "../badge/CountBadge.tsx";
import { IconButton } from "./IconButton.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("IconButton", () => {
  it("uses its label as accessible name and tooltip, and reports a click", async () => {
    const onClick = vi.fn();
    const { user } = renderUi(
      <IconButton icon="refresh" label="Refresh balance" onClick={onClick} />,
    );
    const button = screen.getByRole("button", {
      name: wordsOf("ui.balance.refresh"),
    });
    expect(button).toHaveAttribute("title", "Refresh balance");
    await user.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("is a toggle button only when its selected state is given", () => {
    renderUi(
      <>
        <IconButton icon="eye" label="Hide balance" selected={false} />
        <IconButton icon="close" label="Close" />
      </>,
    );
    expect(
      screen.getByRole("button", { name: wordsOf("ui.balance.hide") }),
    ).toHaveAttribute("aria-pressed", "false");
    expect(
      screen.getByRole("button", { name: wordsOf("ui.modal.close") }),
    ).not.toHaveAttribute("aria-pressed");
  });

  it("stays focusable while loading, and ignores clicks", async () => {
    const onClick = vi.fn();
    const { user } = renderUi(
      <IconButton icon="refresh" label="Refresh" loading onClick={onClick} />,
    );
    await user.tab();
    const button = screen.getByRole("button", { name: "Refresh", busy: true });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it("is a link when it has an address", () => {
    renderUi(
      <IconButton icon="headset" label="Customer service" href="/help" />,
    );
    expect(
      screen.getByRole("link", { name: wordsOf("ui.statusPage.support") }),
    ).toHaveAttribute("href", "/help");
  });

  it("includes the count of its badge in its accessible name", () => {
    renderUi(
      <IconButton
        icon="bell"
        label="Messages"
        badge={<CountBadge count={3} label="3 unread" />}
      />,
    );
    expect(
      screen.getByRole("button", { name: "Messages 3 unread" }),
    ).toBeInTheDocument();
  });

  it("does not submit the form while loading", async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <IconButton icon="search" label="Search" type="submit" loading />
      </form>,
    );
    await user.click(screen.getByRole("button", { name: "Search" }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
