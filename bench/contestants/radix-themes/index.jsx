// Radix Themes: one static style sheet; responsive props become classes at run time.
import {
  Badge,
  Button,
  Card as RCard,
  Dialog as RDialog,
  Flex,
  Heading,
  IconButton,
  Inset,
  Text,
  TextField,
  Theme,
} from "@radix-ui/themes";
import "@radix-ui/themes/styles.css";
import { useId } from "react";
import { FIELDS, HEART } from "../../lib/items.js";
import { reactDialog, reactField, reactGrid } from "../../lib/react.jsx";

const Provider = ({ mode, children }) => (
  <Theme appearance={mode}>{children}</Theme>
);
const heart = (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="currentColor"
    aria-hidden="true"
  >
    <path d={HEART} />
  </svg>
);
const cover = {
    display: "block",
    width: "100%",
    height: 120,
    objectFit: "cover",
  },
  corner = { position: "absolute", top: 8, left: 8 },
  grow = { flex: 1 };
const Card = ({ item, favourite, onToggle }) => (
  <RCard size="1">
    <Inset side="top" pb="current">
      <img
        src={item.image}
        width="160"
        height="120"
        alt=""
        decoding="async"
        style={cover}
      />
    </Inset>
    {item.hot && (
      <Badge color="red" variant="solid" style={corner}>
        HOT
      </Badge>
    )}
    <Flex align="center" gap="2">
      <Heading as="h3" size="2" truncate style={grow}>
        {item.name}
      </Heading>
      <IconButton
        variant="ghost"
        color={favourite ? "red" : "gray"}
        aria-label="Favourite"
        aria-pressed={favourite}
        onClick={onToggle}
      >
        {heart}
      </IconButton>
      <Button size="1">Play</Button>
    </Flex>
  </RCard>
);
function Field({ label, type = "text", value, onChange, error }) {
  const id = useId();
  return (
    <Flex direction="column" gap="1" mb="3">
      <Text as="label" size="2" htmlFor={id}>
        {label}
      </Text>
      <TextField.Root
        id={id}
        type={type}
        value={value}
        onChange={onChange && ((e) => onChange(e.target.value))}
        color={error ? "red" : undefined}
        aria-invalid={!!error}
      />
      {error && (
        <Text size="1" color="red" role="alert">
          {error}
        </Text>
      )}
    </Flex>
  );
}
const Dialog = ({ open, onClose }) => (
  <RDialog.Root open={open} onOpenChange={(o) => o || onClose()}>
    <RDialog.Content aria-describedby={undefined}>
      <RDialog.Title>Register</RDialog.Title>
      {FIELDS.map((f) => (
        <Field key={f.name} label={f.label} type={f.type} />
      ))}
      <Button onClick={onClose}>Register</Button>
    </RDialog.Content>
  </RDialog.Root>
);

// Theme copies its appearance prop into state in an effect, so the switch lands after the call.
const modeApplied = (mode) => !!document.querySelector(`.radix-themes.${mode}`);
export const grid = /*#__PURE__*/ reactGrid({
  Card,
  Provider,
  setMode: "provider",
  modeApplied,
});
export const dialog = /*#__PURE__*/ reactDialog({ Dialog, Provider });
export const field = /*#__PURE__*/ reactField({ Field, Provider });
