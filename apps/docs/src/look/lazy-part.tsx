import { Component, type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { FailedPart } from './failed-part.tsx';

type BoundaryProps = {
  readonly children: ReactNode;
  readonly failed: ReactNode;
  readonly onFailure: () => void;
};

/** What fails inside stays inside: the rest of the page goes on. */
class PartBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch() {
    this.props.onFailure();
  }
  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

/** A component that is fetched once it is needed, and anew after it did not come. */
type FetchedPart<P extends object> = {
  readonly coming: () => Promise<ComponentType<P>>;
  readonly renew: () => void;
};

export const fetchedPart = <P extends object>(load: () => Promise<ComponentType<P>>): FetchedPart<P> => {
  let coming: Promise<ComponentType<P>> | null = null;
  return {
    coming: () => {
      coming ??= load();
      return coming;
    },
    renew: () => {
      coming = null;
    },
  };
};

type PartProps<P extends object> = { readonly part: FetchedPart<P>; readonly props: P };

const Fetched = <P extends object>({ part, props }: PartProps<P>) => {
  const Part = use(part.coming());
  return <Part {...props} />;
};

type Props<P extends object> = PartProps<P> & {
  /** Until it is, what stands in its place stays; told within a transition, it stays until the part is there. */
  readonly isNeeded?: boolean;
  /** Stands in its place until it has come. */
  readonly meanwhile: ReactNode;
  /** Stands below what says that it did not come. */
  readonly otherwise?: ReactNode;
  /** Of what says that it did not come. */
  readonly failedClassName?: string;
  /** What closes it, where it lies over the page. */
  readonly onClose?: () => void;
};

/** A part of a page that is fetched once it is needed. Where it does not come, it can be asked for again. */
export const LazyPart = <P extends object>({
  part,
  props,
  isNeeded = true,
  meanwhile,
  otherwise,
  failedClassName,
  onClose,
}: Props<P>) => {
  const [attempt, setAttempt] = useState(0);
  const failed = (
    <>
      <FailedPart onRetry={() => setAttempt(attempt + 1)} onClose={onClose} className={failedClassName} />
      {otherwise}
    </>
  );
  return (
    <PartBoundary key={attempt} failed={failed} onFailure={part.renew}>
      <Suspense fallback={meanwhile}>{isNeeded ? <Fetched part={part} props={props} /> : meanwhile}</Suspense>
    </PartBoundary>
  );
};
