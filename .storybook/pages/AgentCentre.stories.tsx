import type { Meta, StoryObj } from "@storybook/react-vite";
import { AgentContracts } from "./screens/AgentContracts.tsx";
import { AgentTeam } from "./screens/AgentTeam.tsx";

const meta = {
  title: "Screens/Agent centre",
  component: AgentTeam,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: {
      keywords: ["team", "downline", "contract", "salary", "dividend", "tree"],
    },
  },
} satisfies Meta<typeof AgentTeam>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Team: Story = {};

export const TeamOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};

export const Contracts: Story = { render: () => <AgentContracts /> };

export const ContractsOnAPhone: Story = {
  ...Contracts,
  globals: { viewport: { value: "phone" } },
};
