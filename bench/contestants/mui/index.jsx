// MUI with its theme of CSS variables, as its documentation advises, and emotion's styles.
import {
  Badge,
  Button,
  Card as MuiCard,
  CardActions,
  CardMedia,
  CssBaseline,
  Dialog as MuiDialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
  ThemeProvider,
  Typography,
  createTheme,
  useColorScheme,
} from "@mui/material";
import Favorite from "@mui/icons-material/Favorite";
import { flushSync } from "react-dom";
import { FIELDS } from "../../lib/items.js";
import { reactDialog, reactField, reactGrid } from "../../lib/react.jsx";

const theme = /*#__PURE__*/ createTheme({
  cssVariables: { colorSchemeSelector: "data-theme" },
  colorSchemes: { light: true, dark: true },
});
let setMode;
const Mode = () => {
  setMode = useColorScheme().setMode;
  return null;
};
const Provider = ({ children }) => (
  <ThemeProvider theme={theme} defaultMode="dark">
    <CssBaseline />
    <Mode />
    {children}
  </ThemeProvider>
);

const badge = { display: "block" },
  row = { display: "flex", gap: 1, p: 1 },
  title = { flex: 1 };
const Card = ({ item, favourite, onToggle }) => (
  <MuiCard>
    <Badge
      badgeContent="HOT"
      color="error"
      invisible={!item.hot}
      anchorOrigin={{ vertical: "top", horizontal: "left" }}
      sx={badge}
    >
      <CardMedia
        component="img"
        src={item.image}
        width="160"
        height="120"
        alt=""
        decoding="async"
      />
    </Badge>
    <CardActions sx={row}>
      <Typography variant="subtitle2" component="h3" noWrap sx={title}>
        {item.name}
      </Typography>
      <IconButton
        size="small"
        color={favourite ? "error" : "default"}
        aria-label="Favourite"
        aria-pressed={favourite}
        onClick={onToggle}
      >
        <Favorite fontSize="small" />
      </IconButton>
      <Button size="small" variant="contained">
        Play
      </Button>
    </CardActions>
  </MuiCard>
);
const Dialog = ({ open, onClose }) => (
  <MuiDialog open={open} onClose={onClose} aria-labelledby="dlg">
    <DialogTitle id="dlg">Register</DialogTitle>
    <DialogContent>
      {FIELDS.map((f) => (
        <TextField
          key={f.name}
          name={f.name}
          label={f.label}
          type={f.type}
          fullWidth
          margin="dense"
        />
      ))}
    </DialogContent>
    <DialogActions>
      <Button variant="contained" onClick={onClose}>
        Register
      </Button>
    </DialogActions>
  </MuiDialog>
);
const Field = ({ label, value, onChange, error }) => (
  <TextField
    label={label}
    value={value}
    onChange={(e) => onChange(e.target.value)}
    error={!!error}
    helperText={error}
  />
);

export const grid = /*#__PURE__*/ reactGrid({
  Card,
  Provider,
  setMode: (t) => setMode && flushSync(() => setMode(t)),
});
export const dialog = /*#__PURE__*/ reactDialog({ Dialog, Provider });
export const field = /*#__PURE__*/ reactField({ Field, Provider });
