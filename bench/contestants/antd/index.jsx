// Ant Design: styles made at run time, the mode an algorithm in ConfigProvider.
import {
  Badge,
  Button,
  Card as ACard,
  ConfigProvider,
  Flex,
  Form,
  Input,
  Modal,
  Typography,
  theme as antTheme,
} from "antd";
import { HeartFilled } from "@ant-design/icons";
import { FIELDS } from "../../lib/items.js";
import { reactDialog, reactField, reactGrid } from "../../lib/react.jsx";

const THEMES = {
  dark: { algorithm: antTheme.darkAlgorithm },
  light: { algorithm: antTheme.defaultAlgorithm },
};
const Provider = ({ mode, children }) => (
  <ConfigProvider theme={THEMES[mode]}>{children}</ConfigProvider>
);
const body = { body: { padding: 8 } },
  title = { flex: 1, margin: 0 };
const Card = ({ item, favourite, onToggle }) => {
  const card = (
    <ACard
      hoverable
      size="small"
      styles={body}
      cover={
        <img
          src={item.image}
          width="160"
          height="120"
          alt=""
          decoding="async"
        />
      }
    >
      <Flex gap="small" align="center">
        <Typography.Text strong ellipsis style={title}>
          {item.name}
        </Typography.Text>
        <Button
          type="text"
          shape="circle"
          danger={favourite}
          icon={<HeartFilled />}
          aria-label="Favourite"
          aria-pressed={favourite}
          onClick={onToggle}
        />
        <Button type="primary" size="small">
          Play
        </Button>
      </Flex>
    </ACard>
  );
  return item.hot ? (
    <Badge.Ribbon text="HOT" color="red" placement="start">
      {card}
    </Badge.Ribbon>
  ) : (
    card
  );
};
const Dialog = ({ open, onClose }) => (
  <Modal
    open={open}
    onCancel={onClose}
    onOk={onClose}
    title="Register"
    okText="Register"
    destroyOnHidden
  >
    <Form layout="vertical">
      {FIELDS.map((f) => (
        <Form.Item key={f.name} name={f.name} label={f.label}>
          <Input type={f.type} />
        </Form.Item>
      ))}
    </Form>
  </Modal>
);
const Field = ({ label, value, onChange, error }) => (
  <Form layout="vertical">
    <Form.Item label={label} validateStatus={error ? "error" : ""} help={error}>
      <Input value={value} onChange={(e) => onChange(e.target.value)} />
    </Form.Item>
  </Form>
);

export const grid = /*#__PURE__*/ reactGrid({
  Card,
  Provider,
  setMode: "provider",
});
export const dialog = /*#__PURE__*/ reactDialog({ Dialog, Provider });
export const field = /*#__PURE__*/ reactField({ Field, Provider });
