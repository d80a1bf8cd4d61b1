// Chakra UI v3: emotion at run time, recipes, the mode a class on the root.
import {
  Badge,
  Button,
  Card as CCard,
  ChakraProvider,
  Dialog as CDialog,
  Field as CField,
  Heading,
  IconButton,
  Image,
  Input,
  Portal,
  defaultSystem,
} from "@chakra-ui/react";
import { FIELDS, HEART } from "../../lib/items.js";
import { reactDialog, reactField, reactGrid } from "../../lib/react.jsx";

const Provider = ({ children }) => (
  <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>
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
  <CCard.Root size="sm" overflow="hidden" position="relative">
    <Image
      src={item.image}
      width="100%"
      height="120px"
      alt=""
      decoding="async"
    />
    {item.hot && (
      <Badge
        colorPalette="red"
        variant="solid"
        position="absolute"
        top="2"
        left="2"
      >
        HOT
      </Badge>
    )}
    <CCard.Body flexDirection="row" alignItems="center" gap="2" p="2">
      <Heading as="h3" size="sm" flex="1" truncate>
        {item.name}
      </Heading>
      <IconButton
        size="xs"
        variant="ghost"
        colorPalette={favourite ? "red" : "gray"}
        color={favourite ? "red.solid" : "fg.muted"}
        aria-label="Favourite"
        aria-pressed={favourite}
        onClick={onToggle}
      >
        {heart}
      </IconButton>
      <Button size="xs">Play</Button>
    </CCard.Body>
  </CCard.Root>
);
const Dialog = ({ open, onClose }) => (
  <CDialog.Root
    open={open}
    onOpenChange={(e) => e.open || onClose()}
    lazyMount
    unmountOnExit
  >
    <Portal>
      <CDialog.Backdrop />
      <CDialog.Positioner>
        <CDialog.Content>
          <CDialog.Header>
            <CDialog.Title>Register</CDialog.Title>
          </CDialog.Header>
          <CDialog.Body>
            {FIELDS.map((f) => (
              <CField.Root key={f.name} mb="3">
                <CField.Label>{f.label}</CField.Label>
                <Input type={f.type} />
              </CField.Root>
            ))}
          </CDialog.Body>
          <CDialog.Footer>
            <Button onClick={onClose}>Register</Button>
          </CDialog.Footer>
        </CDialog.Content>
      </CDialog.Positioner>
    </Portal>
  </CDialog.Root>
);
const Field = ({ label, value, onChange, error }) => (
  <CField.Root invalid={!!error}>
    <CField.Label>{label}</CField.Label>
    <Input value={value} onChange={(e) => onChange(e.target.value)} />
    <CField.ErrorText>{error}</CField.ErrorText>
  </CField.Root>
);
const setMode = (mode) => {
  document.documentElement.className = mode;
};

export const grid = /*#__PURE__*/ reactGrid({ Card, Provider, setMode });
export const dialog = /*#__PURE__*/ reactDialog({ Dialog, Provider });
export const field = /*#__PURE__*/ reactField({ Field, Provider });
