import { Skeleton } from "@foyer/ui/skeleton";
import { useEffect, useMemo, useState } from "react";
import { Section } from "../../parts/Section.tsx";
import { Page } from "../foundations/Page.tsx";
import { chartOf, type Chart, type MachineLike } from "./chart.ts";
import { layOut, sizes, type Picture } from "./layout.ts";
import { Statechart } from "./Statechart.tsx";
import { StateTable } from "./StateTable.tsx";

export interface FlowPageProps {
  readonly name: string;
  /** One or two sentences: what happens in it. */
  readonly lead: string;
  readonly machine: MachineLike;
}

/** A flow, drawn from the machine itself, so that the picture is never out of date. */
export function FlowPage({ name, lead, machine }: FlowPageProps) {
  return (
    <Page title={name} lead={lead}>
      <FlowParts name={name} machine={machine} />
    </Page>
  );
}

function FlowParts({ name, machine }: Omit<FlowPageProps, "lead">) {
  const chart = useMemo(() => chartOf(machine), [machine]);
  const picture = usePicture(chart);
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <Section
        title="Diagram"
        lead="A dot marks the start, a double border an end. ▸ marks what runs in a state, ↺ an event that does not leave it."
      >
        {picture === "none" && (
          <p>It could not be drawn; the table says the same.</p>
        )}
        {picture === undefined && <Skeleton shape="banner" />}
        {typeof picture === "object" && (
          <Statechart name={name} picture={picture} chosen={chosen} />
        )}
      </Section>
      <Section
        title="Table"
        lead="The same information as a table. Press a state's name to find it in the diagram."
      >
        <StateTable
          chart={chart}
          chosen={chosen}
          onChoose={(id) => setChosen(id === chosen ? undefined : id)}
        />
      </Section>
    </>
  );
}

/** The picture of a chart, in the brand's fonts; it is drawn again when the brand changes. */
function usePicture(chart: Chart): Picture | "none" | undefined {
  const [picture, setPicture] = useState<Picture | "none">();
  useEffect(() => {
    let isStale = false;
    const draw = async () => {
      await document.fonts.ready;
      const drawn = await layOut(chart, measureIn(document.body));
      if (!isStale) setPicture(drawn);
    };
    draw().catch(() => {
      if (!isStale) setPicture("none");
    });
    return () => {
      isStale = true;
    };
  }, [chart]);
  return picture;
}

function measureIn(element: HTMLElement) {
  const context = document.createElement("canvas").getContext("2d");
  const styles = getComputedStyle(element);
  const family =
    styles.getPropertyValue("--font-body").trim() || styles.fontFamily;
  return (text: string, font: "name" | "line") => {
    if (!context) return text.length * 8;
    const weight = font === "name" ? "700" : "400";
    context.font = `${weight} ${sizes[font]}px ${family}`;
    return context.measureText(text).width;
  };
}
