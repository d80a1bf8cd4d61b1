import { BottomNavigation } from "@foyer/ui/bottom-navigation";
import { Footer } from "@foyer/ui/footer";
import { LanguageSelect } from "@foyer/ui/language-select";
import { PageLayout } from "@foyer/ui/page-layout";
import { SideMenu } from "@foyer/ui/side-menu";
import { SocialIcons } from "@foyer/ui/social-icons";
import { Stack } from "@foyer/ui/stack";
import { useState, type ReactNode } from "react";
import { vendors } from "./art.ts";
import { BrandLogo } from "./BrandLogo.tsx";
import { bottomPlaces, footerGroups, sections, type Place } from "./places.ts";
import { SiteHeader } from "./SiteHeader.tsx";

const nothing = () => undefined;
const languages = [
  { code: "MY", label: "Bahasa Melayu", tag: "ms-MY" },
  { code: "EN", label: "English", tag: "en" },
  { code: "CN", label: "简体中文", tag: "zh-CN" },
];
const channels = {
  FACEBOOK: "https://channels.example/fb",
  INSTAGRAM: "https://channels.example/ig",
  TELEGRAM: "https://channels.example/tg",
};

export interface SiteProps {
  /** Where the visitor is: lit in both menus. */
  readonly place?: Place;
  /** A member is signed in. @default false */
  readonly member?: boolean;
  readonly children: ReactNode;
}

/** The portal around a screen: header, menus and footer with sample data, as the app composes them. */
export function Site({ place = "home", member = false, children }: SiteProps) {
  const [folded, setFolded] = useState(false);
  return (
    <PageLayout
      header={<SiteHeader member={member} />}
      sideMenu={
        <SideMenu
          label="Portal"
          sections={sections(place)}
          folded={folded}
          onFoldedChange={setFolded}
        >
          <Stack gap="x3">
            <SocialIcons label="Official channels" links={channels} />
            <LanguageSelect
              variant="words"
              languages={languages}
              selected="EN"
              onSelect={nothing}
            />
          </Stack>
        </SideMenu>
      }
      bottomNavigation={
        <BottomNavigation label="Places" items={bottomPlaces(place)} />
      }
      footer={
        <Footer
          logo={<BrandLogo />}
          groups={footerGroups}
          vendors={vendors()}
          age={18}
          risk="Playing for money can cost more than one wished. Set a limit before you begin, and stop when it is reached."
          licence="Licensed by the Gaming Board of Foyer Sands, number 12-4480."
          onLicence={nothing}
          rights="© 2026 Foyer Sands. All rights reserved."
        />
      }
    >
      {children}
    </PageLayout>
  );
}
