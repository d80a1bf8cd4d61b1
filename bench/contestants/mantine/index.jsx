// Mantine: static CSS modules; style props and variables are resolved at run time.
import {
  ActionIcon,
  Badge,
  Button,
  Card as MCard,
  Group,
  Image,
  MantineProvider,
  Modal,
  Text,
  TextInput,
} from "@mantine/core";
import "@mantine/core/styles.css";
import { FIELDS, HEART } from "../../lib/items.js";
import { reactDialog, reactField, reactGrid } from "../../lib/react.jsx";

const Provider = ({ mode, children }) => (
  <MantineProvider forceColorScheme={mode}>{children}</MantineProvider>
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
const Card = ({ item, favourite, onToggle }) => (
  <MCard withBorder radius="md" padding="xs">
    <MCard.Section>
      <Image src={item.image} w="100%" h={120} alt="" decoding="async" />
    </MCard.Section>
    {item.hot && (
      <Badge color="red" size="sm" pos="absolute" top={8} left={8}>
        HOT
      </Badge>
    )}
    <Group gap="xs" mt="xs" wrap="nowrap">
      <Text component="h3" size="sm" fw={600} truncate flex={1} m={0}>
        {item.name}
      </Text>
      <ActionIcon
        variant="subtle"
        color={favourite ? "red" : "gray"}
        aria-label="Favourite"
        aria-pressed={favourite}
        onClick={onToggle}
      >
        {heart}
      </ActionIcon>
      <Button size="compact-sm">Play</Button>
    </Group>
  </MCard>
);
const Dialog = ({ open, onClose }) => (
  <Modal opened={open} onClose={onClose} title="Register">
    {FIELDS.map((f) => (
      <TextInput key={f.name} label={f.label} type={f.type} mb="sm" />
    ))}
    <Button onClick={onClose}>Register</Button>
  </Modal>
);
const Field = ({ label, value, onChange, error }) => (
  <TextInput
    label={label}
    value={value}
    onChange={(e) => onChange(e.currentTarget.value)}
    error={error || null}
  />
);

export const grid = /*#__PURE__*/ reactGrid({
  Card,
  Provider,
  setMode: "provider",
});
export const dialog = /*#__PURE__*/ reactDialog({ Dialog, Provider });
export const field = /*#__PURE__*/ reactField({ Field, Provider });
