// In shadcn/ui's way: Tailwind's classes through cva and tailwind-merge, Radix underneath.
import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import { Dialog as D, Label as L, Slot, Toggle } from "radix-ui";
import { useId } from "react";
import { twMerge } from "tailwind-merge";
import { FIELDS, HEART } from "../../lib/items.js";
import { reactDialog, reactField, reactGrid } from "../../lib/react.jsx";
import "./style.css";

const cn = (...a) => twMerge(clsx(a));
const buttonVariants = /*#__PURE__*/ cva(
  "inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md text-sm font-medium transition-all disabled:pointer-events-none disabled:opacity-50 [&_svg]:pointer-events-none shrink-0 [&_svg]:shrink-0 outline-none focus-visible:border-ring focus-visible:ring-ring/50 focus-visible:ring-[3px]",
  {
    variants: {
      variant: {
        default: "bg-primary text-primary-foreground hover:bg-primary/90",
        ghost: "hover:bg-accent",
      },
      size: {
        default: "h-9 px-4 py-2",
        sm: "h-8 rounded-md gap-1.5 px-3",
        icon: "size-9",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);
const badgeVariants = /*#__PURE__*/ cva(
  "inline-flex items-center justify-center rounded-full border px-2 py-0.5 text-xs font-medium w-fit whitespace-nowrap shrink-0",
  {
    variants: {
      variant: {
        default: "border-transparent bg-primary text-primary-foreground",
        destructive: "border-transparent bg-destructive text-white",
      },
    },
    defaultVariants: { variant: "default" },
  },
);
const toggleVariants = /*#__PURE__*/ cva(
  "inline-flex items-center justify-center gap-2 rounded-full text-sm font-medium hover:bg-accent disabled:pointer-events-none outline-none focus-visible:ring-ring/50 focus-visible:ring-[3px] transition-[color,box-shadow] text-muted-foreground data-[state=on]:text-destructive",
  {
    variants: {
      size: { default: "h-9 px-2 min-w-9", sm: "h-8 px-1.5 min-w-8" },
    },
    defaultVariants: { size: "default" },
  },
);

const Button = ({ className, variant, size, asChild = false, ...p }) => {
  const C = asChild ? Slot.Root : "button";
  return (
    <C
      data-slot="button"
      className={cn(buttonVariants({ variant, size, className }))}
      {...p}
    />
  );
};
const Badge = ({ className, variant, asChild = false, ...p }) => {
  const C = asChild ? Slot.Root : "span";
  return (
    <C
      data-slot="badge"
      className={cn(badgeVariants({ variant }), className)}
      {...p}
    />
  );
};
const UiCard = ({ className, ...p }) => (
  <div
    data-slot="card"
    className={cn(
      "bg-card text-foreground flex flex-col rounded-xl border shadow-sm hover:border-primary focus-within:border-primary",
      className,
    )}
    {...p}
  />
);
const CardContent = ({ className, ...p }) => (
  <div data-slot="card-content" className={cn("px-6", className)} {...p} />
);
const CardTitle = ({ className, ...p }) => (
  <h3
    data-slot="card-title"
    className={cn("leading-none font-semibold", className)}
    {...p}
  />
);
const UiToggle = ({ className, size, ...p }) => (
  <Toggle.Root
    data-slot="toggle"
    className={cn(toggleVariants({ size, className }))}
    {...p}
  />
);
const Input = ({ className, ...p }) => (
  <input
    data-slot="input"
    className={cn(
      "border-border flex h-9 w-full min-w-0 rounded-md border bg-transparent px-3 py-1 text-base shadow-xs transition-[color,box-shadow] outline-none focus-visible:border-ring focus-visible:ring-ring/50 focus-visible:ring-[3px] aria-invalid:border-destructive",
      className,
    )}
    {...p}
  />
);
const Label = ({ className, ...p }) => (
  <L.Root
    data-slot="label"
    className={cn(
      "flex items-center gap-2 text-sm leading-none font-medium select-none",
      className,
    )}
    {...p}
  />
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
  <UiCard className="relative overflow-hidden">
    <img
      className="block h-30 w-full object-cover"
      src={item.image}
      width="160"
      height="120"
      alt=""
      decoding="async"
    />
    {item.hot && (
      <Badge variant="destructive" className="absolute top-2 left-2">
        HOT
      </Badge>
    )}
    <CardContent className="flex items-center gap-2 p-2">
      <CardTitle className="flex-1 truncate text-sm">{item.name}</CardTitle>
      <UiToggle
        size="sm"
        pressed={favourite}
        onPressedChange={onToggle}
        aria-label="Favourite"
      >
        {heart}
      </UiToggle>
      <Button size="sm">Play</Button>
    </CardContent>
  </UiCard>
);
function Field({ label, type = "text", value, onChange, error }) {
  const id = useId();
  return (
    <div className="mb-3 grid gap-2">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type={type}
        value={value}
        onChange={onChange && ((e) => onChange(e.target.value))}
        aria-invalid={!!error}
        aria-describedby={error ? `${id}e` : undefined}
      />
      {error && (
        <p id={`${id}e`} className="text-destructive text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
const Dialog = ({ open, onClose }) => (
  <D.Root open={open} onOpenChange={(o) => o || onClose()}>
    <D.Portal>
      <D.Overlay className="fixed inset-0 z-50 bg-black/50" />
      <D.Content
        aria-describedby={undefined}
        className={cn(
          "bg-background fixed top-[50%] left-[50%] z-50 grid w-full max-w-lg translate-x-[-50%] translate-y-[-50%] gap-4 rounded-lg border p-6 shadow-lg",
        )}
      >
        <D.Title className="text-lg font-semibold">Register</D.Title>
        <div>
          {FIELDS.map((f) => (
            <Field key={f.name} label={f.label} type={f.type} />
          ))}
        </div>
        <Button onClick={onClose}>Register</Button>
      </D.Content>
    </D.Portal>
  </D.Root>
);
const setMode = (mode) => {
  document.documentElement.className = mode;
};

export const grid = /*#__PURE__*/ reactGrid({ Card, setMode });
export const dialog = /*#__PURE__*/ reactDialog({ Dialog });
export const field = /*#__PURE__*/ reactField({ Field });
