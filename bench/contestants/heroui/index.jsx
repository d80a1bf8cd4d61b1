// HeroUI v3: a Tailwind v4 style sheet, React Aria's components.
import {
  Button,
  Card as HCard,
  Chip,
  FieldError,
  Input,
  Label,
  Modal,
  TextField,
  ToggleButton,
} from "@heroui/react";
import { FIELDS, HEART } from "../../lib/items.js";
import { reactDialog, reactField, reactGrid } from "../../lib/react.jsx";
import "./style.css";

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
  <HCard className="relative overflow-hidden">
    <img
      className="block h-30 w-full object-cover"
      src={item.image}
      width="160"
      height="120"
      alt=""
      decoding="async"
    />
    {item.hot && (
      <Chip
        color="danger"
        variant="primary"
        size="sm"
        className="absolute top-2 left-2"
      >
        HOT
      </Chip>
    )}
    <HCard.Content className="flex flex-row items-center gap-2 p-2">
      <HCard.Title className="flex-1 truncate text-sm">{item.name}</HCard.Title>
      <ToggleButton
        isIconOnly
        size="sm"
        isSelected={favourite}
        onChange={onToggle}
        aria-label="Favourite"
      >
        {heart}
      </ToggleButton>
      <Button size="sm">Play</Button>
    </HCard.Content>
  </HCard>
);
const Field = ({ label, type, value, onChange, error }) => (
  <TextField type={type} value={value} onChange={onChange} isInvalid={!!error}>
    <Label>{label}</Label>
    <Input />
    <FieldError>{error}</FieldError>
  </TextField>
);
const Dialog = ({ open, onClose }) => (
  <Modal.Backdrop isOpen={open} onOpenChange={(o) => o || onClose()}>
    <Modal.Container>
      <Modal.Dialog>
        <Modal.Header>
          <Modal.Heading>Register</Modal.Heading>
        </Modal.Header>
        <Modal.Body>
          {FIELDS.map((f) => (
            <Field key={f.name} label={f.label} type={f.type} />
          ))}
        </Modal.Body>
        <Modal.Footer>
          <Button onPress={onClose}>Register</Button>
        </Modal.Footer>
      </Modal.Dialog>
    </Modal.Container>
  </Modal.Backdrop>
);
const setMode = (mode) => {
  document.documentElement.className = mode;
  document.documentElement.dataset.theme = mode;
};

export const grid = /*#__PURE__*/ reactGrid({ Card, setMode });
export const dialog = /*#__PURE__*/ reactDialog({ Dialog });
export const field = /*#__PURE__*/ reactField({ Field });
