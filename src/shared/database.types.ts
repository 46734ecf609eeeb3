// Generated from the migrated database by `npm run db:types`. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export interface Database {
  public: {
    Tables: {
      blog_posts: {
        Row: {
          id: string;
          title: string;
          excerpt: string;
          content: string;
          date: string;
          image: string;
          category: string;
          slug: string;
          created_at: string;
          updated_at: string;
          published_at: string | null;
          image_alt: string | null;
          image_focus: string | null;
          search_title: string | null;
          search_description: string | null;
          author_id: string | null;
          day: string;
          word_count: number;
          search_text: string;
        };
        Insert: {
          id?: string;
          title: string;
          excerpt: string;
          content: string;
          date: string;
          image?: string;
          category: string;
          slug: string;
          created_at?: string;
          updated_at?: string;
          published_at?: string | null;
          image_alt?: string | null;
          image_focus?: string | null;
          search_title?: string | null;
          search_description?: string | null;
          author_id?: string | null;
          day?: string;
          word_count?: number;
          search_text?: string;
        };
        Update: {
          id?: string;
          title?: string;
          excerpt?: string;
          content?: string;
          date?: string;
          image?: string;
          category?: string;
          slug?: string;
          created_at?: string;
          updated_at?: string;
          published_at?: string | null;
          image_alt?: string | null;
          image_focus?: string | null;
          search_title?: string | null;
          search_description?: string | null;
          author_id?: string | null;
          day?: string;
          word_count?: number;
          search_text?: string;
        };
        Relationships: [];
      };
      company: {
        Row: {
          id: string;
          name: string;
          legal_name: string;
          phone: string;
          whatsapp: string | null;
          email: string;
          street: string;
          locality: string;
          region: string;
          postcode: string;
          latitude: number;
          longitude: number;
          areas: string[];
          opening_hours: Json;
          facebook: string | null;
          instagram: string | null;
          linkedin: string | null;
          created_at: string;
          updated_at: string;
          notice: string | null;
          notice_from: string | null;
          notice_until: string | null;
        };
        Insert: {
          id?: string;
          name: string;
          legal_name: string;
          phone: string;
          whatsapp?: string | null;
          email: string;
          street: string;
          locality: string;
          region: string;
          postcode: string;
          latitude: number;
          longitude: number;
          areas: string[];
          opening_hours: Json;
          facebook?: string | null;
          instagram?: string | null;
          linkedin?: string | null;
          created_at?: string;
          updated_at?: string;
          notice?: string | null;
          notice_from?: string | null;
          notice_until?: string | null;
        };
        Update: {
          id?: string;
          name?: string;
          legal_name?: string;
          phone?: string;
          whatsapp?: string | null;
          email?: string;
          street?: string;
          locality?: string;
          region?: string;
          postcode?: string;
          latitude?: number;
          longitude?: number;
          areas?: string[];
          opening_hours?: Json;
          facebook?: string | null;
          instagram?: string | null;
          linkedin?: string | null;
          created_at?: string;
          updated_at?: string;
          notice?: string | null;
          notice_from?: string | null;
          notice_until?: string | null;
        };
        Relationships: [];
      };
      content_versions: {
        Row: { name: string; version: number; changed_at: string };
        Insert: { name: string; version?: number; changed_at?: string };
        Update: { name?: string; version?: number; changed_at?: string };
        Relationships: [];
      };
      enquiries: {
        Row: {
          id: string;
          reference: string;
          idempotency_key: string;
          name: string;
          email: string | null;
          phone: string | null;
          service: string | null;
          message: string;
          postcode: string | null;
          property_kind: string | null;
          property_size: string | null;
          frequency: string | null;
          preferred_time: string | null;
          estimate: string | null;
          source: string;
          status: string;
          note: string | null;
          answered_at: string | null;
          handled_by: string | null;
          handled_by_email: string | null;
          created_at: string;
          updated_at: string;
          search_text: string;
        };
        Insert: {
          id?: string;
          reference: string;
          idempotency_key: string;
          name: string;
          email?: string | null;
          phone?: string | null;
          service?: string | null;
          message: string;
          postcode?: string | null;
          property_kind?: string | null;
          property_size?: string | null;
          frequency?: string | null;
          preferred_time?: string | null;
          estimate?: string | null;
          source: string;
          status?: string;
          note?: string | null;
          answered_at?: string | null;
          handled_by?: string | null;
          handled_by_email?: string | null;
          created_at?: string;
          updated_at?: string;
          search_text?: string;
        };
        Update: {
          id?: string;
          reference?: string;
          idempotency_key?: string;
          name?: string;
          email?: string | null;
          phone?: string | null;
          service?: string | null;
          message?: string;
          postcode?: string | null;
          property_kind?: string | null;
          property_size?: string | null;
          frequency?: string | null;
          preferred_time?: string | null;
          estimate?: string | null;
          source?: string;
          status?: string;
          note?: string | null;
          answered_at?: string | null;
          handled_by?: string | null;
          handled_by_email?: string | null;
          created_at?: string;
          updated_at?: string;
          search_text?: string;
        };
        Relationships: [];
      };
      invitations: {
        Row: {
          id: string;
          token_hash: string;
          role: string;
          email: string | null;
          invited_by: string | null;
          invited_by_email: string | null;
          created_at: string;
          expires_at: string;
          accepted_at: string | null;
          revoked_at: string | null;
          accounts: number;
        };
        Insert: {
          id?: string;
          token_hash: string;
          role: string;
          email?: string | null;
          invited_by?: string | null;
          invited_by_email?: string | null;
          created_at?: string;
          expires_at?: string;
          accepted_at?: string | null;
          revoked_at?: string | null;
          accounts?: number;
        };
        Update: {
          id?: string;
          token_hash?: string;
          role?: string;
          email?: string | null;
          invited_by?: string | null;
          invited_by_email?: string | null;
          created_at?: string;
          expires_at?: string;
          accepted_at?: string | null;
          revoked_at?: string | null;
          accounts?: number;
        };
        Relationships: [];
      };
      menu: {
        Row: {
          id: string;
          place: string;
          label: string;
          href: string;
          shown_from: string;
          position: string;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          place: string;
          label: string;
          href: string;
          shown_from?: string;
          position: string;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          place?: string;
          label?: string;
          href?: string;
          shown_from?: string;
          position?: string;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      moved_addresses: {
        Row: { slug: string; post_id: string | null; moved_at: string; page_id: string | null };
        Insert: {
          slug: string;
          post_id?: string | null;
          moved_at?: string;
          page_id?: string | null;
        };
        Update: {
          slug?: string;
          post_id?: string | null;
          moved_at?: string;
          page_id?: string | null;
        };
        Relationships: [];
      };
      pages: {
        Row: {
          id: string;
          path: string;
          title: string;
          description: string | null;
          sections: Json;
          noindex: boolean;
          published_at: string | null;
          author_id: string | null;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          path: string;
          title: string;
          description?: string | null;
          sections?: Json;
          noindex?: boolean;
          published_at?: string | null;
          author_id?: string | null;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          path?: string;
          title?: string;
          description?: string | null;
          sections?: Json;
          noindex?: boolean;
          published_at?: string | null;
          author_id?: string | null;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      previews: {
        Row: {
          token_hash: string;
          post_id: string | null;
          created_at: string;
          expires_at: string;
          created_by: string | null;
          page_id: string | null;
        };
        Insert: {
          token_hash: string;
          post_id?: string | null;
          created_at?: string;
          expires_at?: string;
          created_by?: string | null;
          page_id?: string | null;
        };
        Update: {
          token_hash?: string;
          post_id?: string | null;
          created_at?: string;
          expires_at?: string;
          created_by?: string | null;
          page_id?: string | null;
        };
        Relationships: [];
      };
      price_plans: {
        Row: {
          id: string;
          slug: string;
          name: string;
          amount: number;
          basis: string;
          service: string | null;
          suits: string;
          inclusions: string[];
          popular: boolean;
          position: string;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          slug: string;
          name: string;
          amount: number;
          basis: string;
          service?: string | null;
          suits: string;
          inclusions: string[];
          popular?: boolean;
          position: string;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          slug?: string;
          name?: string;
          amount?: number;
          basis?: string;
          service?: string | null;
          suits?: string;
          inclusions?: string[];
          popular?: boolean;
          position?: string;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      questions: {
        Row: {
          id: string;
          page: string;
          question: string;
          answer: string;
          position: string;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          page: string;
          question: string;
          answer: string;
          position: string;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          page?: string;
          question?: string;
          answer?: string;
          position?: string;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      revisions: {
        Row: {
          id: number;
          table_name: string;
          row_id: string;
          operation: string;
          saved_at: string;
          saved_by: string | null;
          saved_by_email: string | null;
          row: Json;
          pictures: string[];
        };
        Insert: {
          id?: number;
          table_name: string;
          row_id: string;
          operation: string;
          saved_at?: string;
          saved_by?: string | null;
          saved_by_email?: string | null;
          row: Json;
          pictures?: string[];
        };
        Update: {
          id?: number;
          table_name?: string;
          row_id?: string;
          operation?: string;
          saved_at?: string;
          saved_by?: string | null;
          saved_by_email?: string | null;
          row?: Json;
          pictures?: string[];
        };
        Relationships: [];
      };
      services: {
        Row: {
          id: string;
          slug: string;
          title: string;
          summary: string;
          description: string;
          features: string[];
          benefits: string;
          icon: string;
          image: string | null;
          image_alt: string | null;
          position: string;
          created_at: string;
          updated_at: string;
          published: boolean;
        };
        Insert: {
          id?: string;
          slug: string;
          title: string;
          summary: string;
          description: string;
          features: string[];
          benefits: string;
          icon: string;
          image?: string | null;
          image_alt?: string | null;
          position: string;
          created_at?: string;
          updated_at?: string;
          published?: boolean;
        };
        Update: {
          id?: string;
          slug?: string;
          title?: string;
          summary?: string;
          description?: string;
          features?: string[];
          benefits?: string;
          icon?: string;
          image?: string | null;
          image_alt?: string | null;
          position?: string;
          created_at?: string;
          updated_at?: string;
          published?: boolean;
        };
        Relationships: [];
      };
      staff: {
        Row: {
          user_id: string;
          added_at: string;
          role: string;
          email: string | null;
          last_seen_at: string | null;
        };
        Insert: {
          user_id: string;
          added_at?: string;
          role?: string;
          email?: string | null;
          last_seen_at?: string | null;
        };
        Update: {
          user_id?: string;
          added_at?: string;
          role?: string;
          email?: string | null;
          last_seen_at?: string | null;
        };
        Relationships: [];
      };
      staff_events: {
        Row: {
          id: number;
          happened_at: string;
          what: string;
          by_email: string | null;
          about_email: string | null;
          role: string;
        };
        Insert: {
          id?: number;
          happened_at?: string;
          what: string;
          by_email?: string | null;
          about_email?: string | null;
          role: string;
        };
        Update: {
          id?: number;
          happened_at?: string;
          what?: string;
          by_email?: string | null;
          about_email?: string | null;
          role?: string;
        };
        Relationships: [];
      };
      team_members: {
        Row: {
          id: string;
          name: string;
          role: string;
          bio: string;
          image: string | null;
          image_alt: string | null;
          position: string;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          name: string;
          role: string;
          bio: string;
          image?: string | null;
          image_alt?: string | null;
          position: string;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          name?: string;
          role?: string;
          bio?: string;
          image?: string | null;
          image_alt?: string | null;
          position?: string;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      testimonials: {
        Row: {
          id: string;
          published: boolean;
          name: string;
          role: string;
          content: string;
          rating: number;
          avatar: string | null;
          avatar_alt: string | null;
          position: string;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          published?: boolean;
          name: string;
          role: string;
          content: string;
          rating: number;
          avatar?: string | null;
          avatar_alt?: string | null;
          position: string;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          published?: boolean;
          name?: string;
          role?: string;
          content?: string;
          rating?: number;
          avatar?: string | null;
          avatar_alt?: string | null;
          position?: string;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      accept_invitation: { Args: { token: string }; Returns: string };
      activity: { Args: { person?: string; day?: string; before?: string }; Returns: Json };
      applied_migrations: { Args: { [_ in never]: never }; Returns: string[] };
      count_words: { Args: { html: string }; Returns: number };
      create_preview: { Args: { post?: string; page?: string }; Returns: string };
      delete_old_enquiries: { Args: { [_ in never]: never }; Returns: number };
      dismiss_removed_factor: { Args: { [_ in never]: never }; Returns: boolean };
      display_day: { Args: { shown: string }; Returns: string };
      enquiries_of_person: { Args: { person_email: string; person_phone: string }; Returns: Json };
      enquiry_figures: { Args: { [_ in never]: never }; Returns: Json };
      erase_person: { Args: { person_email: string; person_phone: string }; Returns: number };
      invitation_offer: { Args: { token: string }; Returns: Json };
      invite: { Args: { invited_role: string; invited_email?: string }; Returns: string };
      is_staff: { Args: { [_ in never]: never }; Returns: boolean };
      make_recovery_codes: { Args: { [_ in never]: never }; Returns: string[] };
      members_with_second_factor: { Args: { [_ in never]: never }; Returns: string[] };
      phone_digits: { Args: { phone: string }; Returns: string };
      picture_is_needed: { Args: { name: string }; Returns: boolean };
      picture_library: { Args: { [_ in never]: never }; Returns: Json };
      plain_text: { Args: { html: string }; Returns: string };
      reset_second_factor: { Args: { member: string }; Returns: boolean };
      restore_deleted: { Args: { revision: number }; Returns: Json };
      revoke_invitation: { Args: { invitation: string }; Returns: boolean };
      second_factor_status: { Args: { [_ in never]: never }; Returns: Json };
      seconds_to_publication: { Args: { [_ in never]: never }; Returns: number };
      send_enquiry: {
        Args: {
          idempotency_key: string;
          source: string;
          name: string;
          message: string;
          email?: string;
          phone?: string;
          service?: string;
          postcode?: string;
          property_kind?: string;
          property_size?: string;
          frequency?: string;
          preferred_time?: string;
          estimate?: string;
          website?: string;
          seconds_taken?: string;
        };
        Returns: Json;
      };
      staff_role: { Args: { [_ in never]: never }; Returns: string };
      staff_seen: { Args: { [_ in never]: never }; Returns: string };
      token_hash: { Args: { token: string }; Returns: string };
      use_recovery_code: { Args: { code: string }; Returns: string };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
}

type PublicTables = Database['public']['Tables'];
export type Tables<Name extends keyof PublicTables> = PublicTables[Name]['Row'];
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]['Insert'];
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]['Update'];
