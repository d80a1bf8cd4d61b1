import "../../../packages/app/src/boot/prepared.css.ts";
import { brandLook } from "../../../packages/brand/src/page/brandLook.ts";
import { firstShapes } from "../../../packages/brand/src/page/firstShapes.ts";
import { logoTags } from "../../../packages/brand/src/page/logoPicture.ts";
import type { PortalBrand } from "@foyer/platform/brand";
import { sites } from "virtual:brand-sites";

interface FirstScreenProps {
  readonly brand: Pick<PortalBrand, "id" | "name" | "layout">;
}

/** What the document shows until its script has loaded: the logo, and the shapes of the home page. */
export function FirstScreen({ brand: { id, name, layout } }: FirstScreenProps) {
  const { drawing, brand: built } = sites[id] ?? {};
  const logo = drawing ?? (built && logoTags(built.pictures.logo));
  return (
    <>
      <div id="root" />
      <div id="prepared" aria-hidden="true">
        {logo === undefined ? (
          <div>{name}</div>
        ) : (
          // oxlint-disable-next-line react/no-danger -- As the document has it: a drawing that the build has found harmless, or our own pictures.
          <div dangerouslySetInnerHTML={{ __html: logo }} />
        )}
        <div>
          {firstShapes(brandLook(layout).sections).map((shape, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- Shapes are alike and have no state.
            <i key={place} data-shape={shape === "card" ? undefined : shape} />
          ))}
        </div>
      </div>
    </>
  );
}
