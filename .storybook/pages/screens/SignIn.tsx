import { Button } from "@foyer/ui/button";
import { CaptchaField } from "@foyer/ui/captcha-field";
import { Checkbox } from "@foyer/ui/checkbox";
import { Divider } from "@foyer/ui/divider";
import { Form } from "@foyer/ui/form";
import { Link } from "@foyer/ui/link";
import { PasswordField } from "@foyer/ui/password-field";
import { Grid, Inline, Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { useState } from "react";
import { sampleCaptcha } from "../../../packages/ui/src/private/storySamples.ts";
import { Entrance } from "./Entrance.tsx";

const nothing = () => undefined;

/** Signing in by name and password. */
export function SignIn({ refused = false }: { readonly refused?: boolean }) {
  const [account, setAccount] = useState(refused ? "lake.walker" : "");
  const [password, setPassword] = useState("");
  const [captcha, setCaptcha] = useState("");
  const [kept, setKept] = useState(true);
  return (
    <Entrance
      theme="lantern"
      title="Lantern week"
      text="Free rounds every evening, until Sunday at midnight."
    >
      <Stack gap="x6">
        <Stack gap="x2">
          <Heading level={1} size="page">
            Welcome back
          </Heading>
          <Text tone="quiet">Sign in to play, or look around first.</Text>
        </Stack>
        <Form
          label="Sign in"
          onSubmit={nothing}
          error={
            refused
              ? "User name or password is not right. Two tries are left."
              : undefined
          }
        >
          <TextField
            label="User name"
            name="account"
            value={account}
            onChange={setAccount}
            required
          />
          <PasswordField
            label="Password"
            name="password"
            value={password}
            onChange={setPassword}
            required
          />
          <CaptchaField
            value={captcha}
            onChange={setCaptcha}
            imageSrc={sampleCaptcha}
            onRefresh={nothing}
          />
          <Inline justify="between" align="center">
            <Checkbox name="kept" checked={kept} onChange={setKept}>
              Keep me signed in
            </Checkbox>
            <Link href="#forgot">Forgot the password?</Link>
          </Inline>
          <Button type="submit" tone="accent" size="large" wide>
            Sign in
          </Button>
        </Form>
        <Divider>or</Divider>
        <Grid minimum="small" gap="x3">
          <Button variant="outline" icon="chat" wide>
            Code by message
          </Button>
          <Button variant="outline" icon="mail" wide>
            Code by e-mail
          </Button>
        </Grid>
        <Inline gap="x2" justify="center">
          <Text tone="quiet">New here?</Text>
          <Link href="#join">Create an account</Link>
        </Inline>
      </Stack>
    </Entrance>
  );
}
