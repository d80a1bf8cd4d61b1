import { useState, type ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { useScrollArea, useScrolls } from "../../private/useScrolls.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { CentreNavigation } from "./CentreNavigation.tsx";
import { CentrePageHead } from "./CentrePageHead.tsx";
import { findItem, type CentrePanelProps } from "./types.ts";
import { useCentreFocus } from "./useCentreFocus.ts";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { SkeletonText } from "../skeleton/SkeletonText.tsx";
import * as styles from "./CentreBody.css.ts";

interface CentreBodyProps extends CentrePanelProps {
  presentation: "dialog" | "page";
  /** Name of the centre, as the heading for its presentation. */
  title: ReactNode;
}

/** The part that both presentations share: the list of pages on one side, the selected page on the other. */
export function CentreBody(props: CentreBodyProps) {
  const { presentation, title, label, groups, selected, onSelect } = props;
  const { header, footer, onClose, description, children, error } = props;
  const { loading = false, underHeader = false, measure = "reading" } = props;
  const t = useTranslations();
  const [listAsked, setListAsked] = useState(false);
  const shows = listAsked || selected === undefined ? "list" : "page";
  const { frame, heading } = useCentreFocus(selected, shows);
  const [setBody, stop] = useScrollArea();
  const [setAside, asideScrolls] = useScrolls();
  const failed = error !== undefined && error !== null;
  const inDialog = presentation === "dialog";

  return (
    <div ref={frame} className={styles.frame({ presentation, underHeader })}>
      <div className={styles.layout({ presentation })} data-shows={shows}>
        <div
          ref={setAside}
          data-centre-list
          className={styles.aside({ presentation })}
          tabIndex={asideScrolls ? 0 : undefined}
        >
          {title}
          {header !== undefined && <div className={styles.who}>{header}</div>}
          <CentreNavigation
            label={label}
            groups={groups}
            selected={selected}
            onSelect={(key) => {
              setListAsked(false);
              onSelect(key);
            }}
          />
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </div>
        <div className={styles.main({ presentation })}>
          <CentrePageHead
            presentation={presentation}
            centre={label}
            title={props.pageTitle ?? findItem(groups, selected)?.label}
            actions={props.actions}
            closes={onClose !== undefined}
            lined={!inDialog || stop !== undefined}
            headingRef={heading}
            onBack={() => setListAsked(true)}
          />
          <div
            ref={inDialog ? setBody : undefined}
            data-centre-body
            className={styles.body({ presentation })}
            {...(inDialog && stop)}
            aria-busy={loading || undefined}
          >
            <div className={styles.content({ measure })}>
              {description !== undefined && (
                <p className={styles.description}>{description}</p>
              )}
              {failed && error}
              {!failed && (loading ? <CentrePageSkeleton /> : children)}
            </div>
            <VisuallyHidden role="status">
              {loading && !failed ? t("ui.centrePanel.loading") : ""}
            </VisuallyHidden>
          </div>
        </div>
      </div>
      {onClose && (
        <span className={styles.close}>
          <IconButton
            icon="close"
            label={t("ui.centrePanel.close")}
            onClick={() => onClose()}
          />
        </span>
      )}
    </div>
  );
}

/**
 * Placeholder for a page of a centre: figures, a row of controls, table rows.
 *
 * @example <CentrePanel … loading />
 */
export function CentrePageSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <div className={styles.figures}>
        {[0, 1, 2].map((figure) => (
          <div key={figure} className={styles.figure}>
            <Skeleton shape="caption" width="half" />
            <Skeleton shape="heading" width="most" />
          </div>
        ))}
      </div>
      <Skeleton shape="control" />
      <SkeletonText lines={4} />
      <Skeleton shape="control" width="half" />
    </div>
  );
}
