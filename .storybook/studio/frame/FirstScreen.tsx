import "../../../packages/app/src/boot/prepared.css.ts";
import { brandLook } from "../../../packages/brand/src/page/brandLook.ts";
import { firstShapes } from "../../../packages/brand/src/page/firstShapes.ts";
import type { BrandPicture, PortalBrand } from "@foyer/platform/brand";
import { sites } from "virtual:brand-sites";

interface FirstScreenProps {
  readonly brand: Pick<PortalBrand, "id" | "name" | "layout">;
}

/** The logo in its own colours. */
function Pictures({ of }: { readonly of: BrandPicture }) {
  const { src, srcOnLight, width, height } = of;
  const size = { width, height };
  return srcOnLight === undefined ? (
    <img alt="" {...size} src={src} />
  ) : (
    <>
      <img alt="" {...size} src={src} data-on="dark" />
      <img alt="" {...size} src={srcOnLight} data-on="light" />
    </>
  );
}

/** What the document shows until its script has loaded: the logo, and the shapes of the home page. */
export function FirstScreen({ brand: { id, name, layout } }: FirstScreenProps) {
  const { drawing, brand: built } = sites[id] ?? {};
  return (
    <>
      <div id="root" />
      <div id="prepared" aria-hidden="true">
        {drawing === undefined ? (
          <div>{built ? <Pictures of={built.pictures.logo} /> : name}</div>
        ) : (
          // oxlint-disable-next-line react/no-danger -- As the document has it: a drawing that the build has found harmless.
          <div dangerouslySetInnerHTML={{ __html: drawing }} />
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
